import type { Severidade } from '../../clinico/medicamentos/tipos.ts';
import type { Verificacao } from '../../clinico/motor/fonte.ts';
import { comMaiuscula } from '../achado.ts';
import { type AchadoDeSeguranca, type CodigoDeSeguranca, type Grau, grauDe } from '../tipos.ts';
import type { Uso } from './uso.ts';

/** What a check of doses says, before it is dressed as a finding. */
export interface Dito {
  readonly codigo: CodigoDeSeguranca;
  /** What distinguishes it from others of the code: `kg`, `usual`. */
  readonly regra: string;
  readonly severidade: Severidade;
  readonly grau?: Grau;
  readonly frase: string;
  readonly conduta?: string;
}

/** Where a finding comes from. */
export interface Origem {
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

const SEM_LINHA: Origem = { fonte: 'Tabela de doses', verificacao: { estado: 'pendente' } };

/** Makes a finding about one drug in some of its items. */
export function achadoDe(
  usos: readonly [Uso, ...Uso[]],
  origem: Origem | undefined,
  { codigo, regra, severidade, grau, frase, conduta }: Dito,
): AchadoDeSeguranca {
  const [{ dcb, ressalva }] = usos;
  const { fonte, verificacao } = origem ?? SEM_LINHA;
  return {
    regra: `dose.${regra}.${dcb}`,
    codigo,
    severidade,
    grau: grau ?? grauDe(severidade),
    itens: usos.map(({ item }) => item.campo),
    farmacos: [dcb],
    frase: [`${comMaiuscula(dcb)}: ${frase}`, ressalva].filter(Boolean).join(' '),
    ...(conduta !== undefined && { conduta }),
    fonte,
    verificacao,
  };
}
