/** The widgets of every feature, which load with the sidebar. */
import type { Widgets } from './feature.ts'
import { home } from './features/home/home.widgets.tsx'
import { people } from './features/people/people.widgets.tsx'
import { posts } from './features/posts/posts.widgets.tsx'
import { surveys } from './features/surveys/surveys.widgets.tsx'

export const widgets: readonly Widgets[] = [home, people, posts, surveys]
