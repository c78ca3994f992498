/** The bell of the top bar, and what pops up. */
export { Bell } from './Bell.tsx'
