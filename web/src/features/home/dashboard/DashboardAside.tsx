import classes from './DashboardAside.module.css'
import { useShownWidgets } from './use-shown-widgets.ts'
import { allWidgets } from './widgets.ts'

/** The widgets beside the feed that the member chose; each loads separately. */
export default function DashboardAside() {
  const shown = useShownWidgets()
  return (
    <div className={classes.parts}>
      {shown?.map((widget) => {
        const Part = allWidgets[widget]?.Part
        return Part && <Part key={widget} />
      })}
    </div>
  )
}
