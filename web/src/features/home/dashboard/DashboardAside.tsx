import classes from './DashboardAside.module.css'
import { useShownWidgets } from './use-shown-widgets.ts'
import { useAllWidgets } from './widgets.ts'

/** The widgets beside the feed that the member chose; each loads separately. */
export default function DashboardAside() {
  const shown = useShownWidgets()
  const widgets = useAllWidgets()
  return (
    <div className={classes.parts}>
      {shown?.map((widget) => {
        const Part = widgets[widget]?.Part
        return Part && <Part key={widget} />
      })}
    </div>
  )
}
