import type { Widgets } from '../../../feature.ts'
import { widgets } from '../../../features.widgets.ts'

/** The widgets of all features. */
export const allWidgets = widgets.reduce<Widgets>((all, some) => ({ ...all, ...some }), {})
