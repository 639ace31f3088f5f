/** Pyodide itself: big, so that the worker asks for it and for its other files at the same time. */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

export { createPyodideModule, loadPyodide };
