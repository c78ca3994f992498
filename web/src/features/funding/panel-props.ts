/** What a panel on a project's page is given. */
export interface PanelProps {
  readonly project: { readonly id: number }
  /** As the member sees it; undefined for a visitor, who sees nothing of its money here. */
  readonly group: object | undefined
}
