export { ReadingMissing as default } from "#components/reading/reading-missing.tsx";
