import { numeroPorExtenso } from '../../clinico/motor/texto.ts';
import type { Posologia } from '../../posologia/tipos.ts';
import type { Dito } from './achado.ts';
import type { LinhaDeDose } from './tipos.ts';
import { medir, type Uso } from './uso.ts';

/** Half of the usual interval is another interval; 3 days written as 2 are a rounding. */
const FOLGA_DO_INTERVALO = 0.6;

/** Judges how often and for how long: the weekly drug that is ordered daily comes first. */
export function conferirFrequencia(uso: Uso, linha: LinhaDeDose): readonly Dito[] {
  const { posologia } = uso.item;
  return [
    ...conferirEspaco(uso, linha, posologia),
    ...conferirIntervalo(linha, posologia),
    ...conferirDuracao(linha, posologia),
  ];
}

function conferirEspaco(uso: Uso, linha: LinhaDeDose, posologia: Posologia): readonly Dito[] {
  const { frequencia, a_cada_dias, nunca_diaria = false, obs } = linha;
  if (!frequencia || !alcanca(uso, linha)) return [];
  const comum = { codigo: 'dose.frequencia', ...(obs && { conduta: obs }) } as const;
  if (ehDiaria(posologia)) {
    return [
      {
        ...comum,
        regra: 'diaria',
        severidade: nunca_diaria ? 'contraindicada' : 'grave',
        frase: `está escrita para todo dia, e o uso é ${usoEscrito(frequencia)}.`,
      },
    ];
  }
  const { ritmo } = posologia;
  if (!ritmo) {
    const frase = `o uso é ${usoEscrito(frequencia)}, e a receita não diz de quanto em quanto tempo.`;
    return [{ ...comum, regra: 'sem_frequencia', severidade: 'grave', frase }];
  }
  const curto = ritmo.aCadaDias > 0 && ritmo.aCadaDias < (a_cada_dias ?? 0) * FOLGA_DO_INTERVALO;
  if (!curto) return [];
  const frase = `está escrita a cada ${numeroPorExtenso(ritmo.aCadaDias, 1)} dias, e o uso é ${usoEscrito(frequencia)}.`;
  return [{ ...comum, regra: 'espaco', severidade: 'grave', frase }];
}

/** Whether the row is for a take as large as this; one that is not known may be. */
function alcanca(uso: Uso, { a_partir_de }: LinhaDeDose): boolean {
  if (!a_partir_de) return true;
  const { tomada } = medir(uso, a_partir_de.unidade);
  return tomada !== undefined && tomada >= a_partir_de.valor;
}

function ehDiaria({ ritmo, todoDia, dias }: Posologia): boolean {
  // A single day, or the days of a week in a weekly order, are not every day.
  if (dias === 1) return (ritmo?.vezesPorDia ?? 1) > 1;
  return todoDia || ritmo?.aCadaDias === 1;
}

function usoEscrito(frequencia: string): string {
  return frequencia === 'dose única' ? 'em dose única' : frequencia;
}

function conferirIntervalo({ adulto }: LinhaDeDose, { ritmo }: Posologia): readonly Dito[] {
  const { intervalo_min_h = 0 } = adulto;
  const horas = ritmo?.intervaloHoras ?? Number.POSITIVE_INFINITY;
  if (horas >= intervalo_min_h) return [];
  const frase = `de ${numeroPorExtenso(horas, 1)} em ${numeroPorExtenso(horas, 1)} h; o menor intervalo é de ${intervalo_min_h} h.`;
  return [{ codigo: 'dose.frequencia', regra: 'intervalo', severidade: 'grave', frase }];
}

function conferirDuracao({ adulto }: LinhaDeDose, posologia: Posologia): readonly Dito[] {
  const { duracao_max_dias } = adulto;
  const { dias, usoContinuo } = posologia;
  if (duracao_max_dias === undefined || !((dias ?? 0) > duracao_max_dias || usoContinuo)) return [];
  const quanto = usoContinuo ? 'uso contínuo' : `${dias} dias`;
  const frase = `${quanto}, acima de ${duracao_max_dias}.`;
  return [{ codigo: 'dose.duracao', regra: 'duracao', severidade: 'grave', frase }];
}
