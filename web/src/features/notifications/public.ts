/** The bell of the top bar and its popups. */
export { Bell } from './Bell.tsx'
