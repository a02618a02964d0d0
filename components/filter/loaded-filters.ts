// One script for the filter editor and the sentences.
export { FilterPanel } from "./filter-panel.tsx";
export { FilterSentence } from "./filter-sentence.tsx";
export { RefusedSentence } from "./refused-sentence.tsx";
