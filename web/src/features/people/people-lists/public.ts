/** Exports of lists of people for other features. */
export { ListedPeople } from './ListedPeople.tsx'
export { openAddToLists } from './open-add-to-lists.ts'
export { openPeopleList } from './open-people-list.ts'
export { listTitle } from './PeopleListName.tsx'
export { useOffList } from '../members-here.ts'
export { PinButton } from './PinButton.tsx'
export { useListCommands } from './use-list-commands.ts'
