import row from './ReelRow.module.css'

/** Empty cards, as high as reels. */
export function RowPlace() {
  return (
    <div className={row.cards} aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={row.skeleton} />
      ))}
    </div>
  )
}
