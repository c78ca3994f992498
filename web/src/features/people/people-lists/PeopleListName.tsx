import type { PeopleList } from '@commons/contract/people/people-lists.ts'

/** The emoji and the name of a list. */
export function PeopleListName({ of: { emoji, name } }: { of: Pick<PeopleList, 'emoji' | 'name'> }) {
  return (
    <>
      {emoji !== '' && <>{emoji} </>}
      <bdi>{name}</bdi>
    </>
  )
}

/** The same as plain text. */
export const listTitle = ({ emoji, name }: Pick<PeopleList, 'emoji' | 'name'>) =>
  emoji === '' ? name : `${emoji} ${name}`
