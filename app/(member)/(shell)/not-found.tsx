export { NotFoundView as default } from "#components/shell/trouble/not-found-view.tsx";
