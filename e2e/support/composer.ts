/** The composer of posts. */
import type { Page } from '@playwright/test'

export const composer = (page: Page) => page.getByRole('region', { name: 'Create Post' })
export const text = (page: Page) => page.getByRole('textbox', { name: /on your mind/ })
export const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true })
/** Returns the input that opens the system's dialog for a picture or a video. */
export const fileInput = (page: Page) => page.locator('input[type=file][accept*=mp4]')
