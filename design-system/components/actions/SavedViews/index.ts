export { SavedViews, type SavedView, type SavedViewsProps } from './SavedViews.tsx'
