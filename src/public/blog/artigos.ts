import { aClinicaVizinhaNaoEntra } from './a-clinica-vizinha-nao-entra.tsx';
import type { ArtigoDoBlog } from './artigo.ts';
import { porQueNaoSeEdita } from './por-que-nao-se-edita.tsx';
import { soapNaPratica } from './soap-na-pratica.tsx';

/** Blog articles, newest first. */
export const ARTIGOS_DO_BLOG: readonly ArtigoDoBlog[] = [
  soapNaPratica,
  aClinicaVizinhaNaoEntra,
  porQueNaoSeEdita,
];
