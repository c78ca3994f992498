/** The settings about what one has reported. */
export { useReportsSetting } from './use-reports-setting.ts'
