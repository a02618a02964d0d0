// One script for what sets filters and says them in words.
export { FilterPanel } from "./filter-panel.tsx";
export { FilterSentence } from "./filter-sentence.tsx";
export { RefusedSentence } from "./refused-sentence.tsx";
