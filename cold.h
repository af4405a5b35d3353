/* Included before all generated code: whatever leads to an error is rare. The compiler then keeps
   it out of the way of the hot paths, which saves time at run time and at build time. */
#include <Python.h>

extern __attribute__((cold)) void PyErr_SetNone(PyObject *);
extern __attribute__((cold)) void PyErr_SetString(PyObject *, const char *);
extern __attribute__((cold)) PyObject *PyErr_Format(PyObject *, const char *, ...);
extern __attribute__((cold)) PyObject *PyErr_Occurred(void);
extern __attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
