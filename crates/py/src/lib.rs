//! Trial.
use pyo3::prelude::*;

#[pymodule]
mod _serai {
    use pyo3::prelude::*;
    #[pyfunction]
    fn hello<'py>(py: Python<'py>, mut a: numpy::PyReadwriteArray1<'py, f32>) -> PyResult<usize> {
        let s = a.as_slice_mut()?;
        py.detach(|| s[0] = 1.0);
        Ok(s.len())
    }
}
