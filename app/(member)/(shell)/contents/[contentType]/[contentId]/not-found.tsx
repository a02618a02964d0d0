export { ItemMissing as default } from "#components/content/item/item-missing.tsx";
