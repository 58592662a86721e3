import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import type { Detalhe, Estrutura } from './api/linhas.ts';
import type { BuscaDaAgenda } from './busca.ts';
import type { NoRelogio } from './calendario/fuso.ts';
import type { MudarVista, Vista } from './vista.ts';

/** Which days, in which view, of whom. */
export interface PropsDaBarra {
  estrutura: Estrutura;
  vista: Vista;
  agora: NoRelogio;
  mudar: MudarVista;
}

export interface PropsDoConteudo extends PropsDaBarra {
  clinica: Clinica;
}

/** Of whatever opens over the agenda. */
export interface PropsDaGaveta extends PropsDoConteudo {
  busca: BuscaDaAgenda;
  fechar: () => void;
  /** Reads the appointments in sight again after a change of one's own. */
  reler: () => Promise<void>;
}

export interface PropsDoDetalhe extends PropsDaGaveta {
  agendamento: Detalhe;
}
