/** What the settings panels of other features are made of. */
export { Loaded } from './Loaded.tsx'
export { MoreButton } from './MoreButton.tsx'
export { OfflineNote, OnlineButton } from './OnlineButton.tsx'
export { default as settingsClasses } from './Settings.module.css'
export { useReadMore } from './use-read-more.ts'
export { useSettingsForm } from './use-settings-form.ts'
