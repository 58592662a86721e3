/** What is to be done to the own agenda, and the question before it. */
export interface Mudanca {
  titulo: string;
  texto: string;
  acao: string;
  feito: string;
  fazer: () => Promise<void>;
  perigosa?: boolean;
}
