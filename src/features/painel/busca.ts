/** What the address of the dashboard may carry: the figure whose rows are open over it. */
export interface BuscaDoPainel {
  linhas?: 'esperando' | 'rascunhos' | 'faltas' | 'novos';
}
