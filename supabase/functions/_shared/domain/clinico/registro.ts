import { CARDIOVASCULAR } from './catalogo/cardiovascular.ts';
import { CORPO } from './catalogo/corpo.ts';
import { DETERIORACAO } from './catalogo/deterioracao.ts';
import { DIGESTIVO } from './catalogo/digestivo.ts';
import { ENFERMAGEM } from './catalogo/enfermagem.ts';
import { FUNCIONAL } from './catalogo/funcional.ts';
import { INFECCAO } from './catalogo/infeccao.ts';
import { INFUSAO } from './catalogo/infusao.ts';
import { LABORATORIO } from './catalogo/laboratorio.ts';
import { MEDICAMENTO } from './catalogo/medicamento.ts';
import { MENTAL } from './catalogo/mental.ts';
import { METABOLICO } from './catalogo/metabolico.ts';
import { NEUROLOGIA } from './catalogo/neurologia.ts';
import { OBSTETRICIA } from './catalogo/obstetricia.ts';
import { RENAL } from './catalogo/renal.ts';
import { RESPIRATORIO } from './catalogo/respiratorio.ts';
import { TRAUMA } from './catalogo/trauma.ts';
import { TROMBOEMBOLISMO } from './catalogo/tromboembolismo.ts';
import type { Ferramenta } from './motor/ferramenta.ts';

/** Every calculator and score there is, by category; `catalogo/` lists each category. */
export const FERRAMENTAS: readonly Ferramenta[] = [
  ...RENAL,
  ...CORPO,
  ...METABOLICO,
  ...CARDIOVASCULAR,
  ...RESPIRATORIO,
  ...INFUSAO,
  ...LABORATORIO,
  ...MEDICAMENTO,
  ...NEUROLOGIA,
  ...MENTAL,
  ...DETERIORACAO,
  ...INFECCAO,
  ...TROMBOEMBOLISMO,
  ...DIGESTIVO,
  ...TRAUMA,
  ...ENFERMAGEM,
  ...OBSTETRICIA,
  ...FUNCIONAL,
];

const POR_ID: ReadonlyMap<string, Ferramenta> = new Map(
  FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta]),
);

/** The tool with an id; undefined when there is none. */
export function ferramentaPorId(id: string): Ferramenta | undefined {
  return POR_ID.get(id);
}
