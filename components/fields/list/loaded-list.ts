// One script for all of a list's field.
export { ListControl } from "./control.tsx";
export { ListAdd, ListCount } from "./label.tsx";
