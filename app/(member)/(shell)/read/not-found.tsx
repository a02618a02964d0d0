export { ReadingMissing as default } from "#components/content/read/reading-missing.tsx";
