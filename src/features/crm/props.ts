import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import type { Cartao } from './api/linhas.ts';

/** What every part of the CRM is given. */
export interface PropsDaParte {
  clinica: Clinica;
}

/** Of every part of what is kept of one person. */
export interface PropsDaPessoa extends PropsDaParte {
  pessoa: Cartao;
}
