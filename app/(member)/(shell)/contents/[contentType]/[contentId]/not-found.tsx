export { ItemMissing as default } from "#components/item/item-problem.tsx";
