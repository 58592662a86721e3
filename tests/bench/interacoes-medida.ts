/** Measures in whichever runtime it is started, and prints one line of JSON. */
import { BASE } from '../../supabase/functions/_shared/domain/clinico/medicamentos/base.ts';
import { ajustarDose } from '../../supabase/functions/_shared/domain/clinico/medicamentos/dose.ts';
import { verificarInteracoes } from '../../supabase/functions/_shared/domain/clinico/medicamentos/interacoes.ts';
import { sugerir } from '../../supabase/functions/_shared/domain/clinico/medicamentos/parecidos.ts';

export interface Medida {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
}

const AQUECIMENTO = 200;
const CHAMADAS = 2_000;

/** Twenty drugs of one patient with much to say: 190 pairs, brands and products of several. */
const VINTE = [
  'Marevan 5 mg 1 cp VO à noite',
  'AAS 100 mg',
  'Plavix 75 mg',
  'Losec 20 mg em jejum',
  'sinvastatina 40 mg',
  'Ancoron 200 mg 12/12 h',
  'digoxina 0,25 mg',
  'Hyzaar 50/12,5 mg',
  'Aldactone 25 mg',
  'Slow-K',
  'Lasix 40 mg',
  'Selozok 50 mg',
  'fluoxetina 20 mg',
  'Tramal 50 mg 8/8 h',
  'Rivotril 2 mg',
  'Dorflex',
  'Klaricid 500 mg',
  'Cipro 500 mg',
  'insulina NPH 100 UI/mL',
  'Puran T4 50 mcg',
] as const;

function medir(nome: string, chamada: () => void): Medida {
  const tempos: number[] = [];
  for (let vez = -AQUECIMENTO; vez < CHAMADAS; vez += 1) {
    const inicio = performance.now();
    chamada();
    if (vez >= 0) tempos.push(performance.now() - inicio);
  }
  tempos.sort((a, b) => a - b);
  const em = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? Number.NaN;
  return { nome, mediana: em(0.5), p95: em(0.95) };
}

const achadas = verificarInteracoes(BASE, VINTE);
if (achadas.nao_reconhecidos.length > 0 || achadas.interacoes.length < 20) {
  throw new Error('the twenty drugs are no longer all known, or no longer interact');
}
console.log(
  JSON.stringify([
    medir('20 drugs, 190 pairs', () => verificarInteracoes(BASE, VINTE)),
    medir('one key of autocomplete', () => sugerir(BASE.lexico, 'do')),
    medir('one unknown name', () => verificarInteracoes(BASE, ['clonazepan 2 mg', 'varfarina'])),
    medir('one dose', () => ajustarDose(BASE, 25, 'aciclovir')),
  ]),
);
