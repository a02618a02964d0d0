// One script for all that acts on rows (list-actions.tsx loads it).
export { OpenedDialog } from "./opened-dialog.tsx";
export { SelectedRows } from "./selected-rows.tsx";
export { ColumnsChoice } from "./table/columns-choice.tsx";
export { RowMenuItems } from "./table/row-menu-items.tsx";
