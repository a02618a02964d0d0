export { ItemMissing as default } from "#components/item/item-missing.tsx";
