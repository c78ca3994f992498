/** The name of a list of people. Kept apart from the rest of them, since Home draws it first. */
export { PeopleListName } from '../people-lists/PeopleListName.tsx'
