import { GRAUS } from '@domain/seguranca/tipos.ts';
import { avaliarTextos, type PacienteDoCaso } from '../unit/seguranca/support/avaliacao.ts';
import { COMUNS, contarPorGrau } from '../unit/seguranca/support/comuns.ts';

const VINTE = [
  'Losartana 50 mg 12/12 h',
  'Hidroclorotiazida 25 mg pela manhã',
  'Ibuprofeno 600 mg 8/8 h por 5 dias',
  'Amoxicilina 500 mg 8/8 h por 7 dias',
  'Sertralina 50 mg 1 cp ao dia',
  'Clonazepam 2 mg à noite',
  'Omeprazol 20 mg em jejum',
  'Metformina 850 mg 12/12 h',
  'Sinvastatina 20 mg à noite',
  'AAS 100 mg 1x ao dia',
  'Prednisona 20 mg pela manhã por 5 dias',
  'Furosemida 40 mg pela manhã',
  'Dipirona 1 g 6/6 h se dor',
  'Tramadol 50 mg 8/8 h se dor',
  'Amitriptilina 25 mg à noite',
  'Varfarina 5 mg 1x ao dia',
  'Ciprofloxacino 500 mg 12/12 h por 7 dias',
  'Digoxina 0,25 mg 1x ao dia',
  'Amiodarona 200 mg 1x ao dia',
  'Loratadina 10 mg 1x ao dia',
] as const;
const CHEIO: PacienteDoCaso = {
  idade_anos: 70,
  sexo: 'F',
  peso_kg: 60,
  clearance: 40,
  potassio: 4.1,
  condicoes: ['HAS', 'IC', 'DM2', 'fibrilação atrial'],
  alergias: 'penicilina (anafilaxia), sulfa (urticária); intolerância a AAS (dor de estômago)',
  uso_atual: ['Enalapril 10 mg 12/12 h', 'Insulina NPH 10 unidades', 'Atenolol 50 mg'],
};
const VEZES = 300;

/** How much a hundred ordinary prescriptions raise, and what a full check costs. */
export async function executar(): Promise<number> {
  const { receitas, achados, avaliacoes } = contarPorGrau(COMUNS);
  console.log(`${COMUNS.length} ordinary prescriptions    prescriptions   findings`);
  for (const grau of [...GRAUS].reverse()) {
    console.log(
      `  ${grau.padEnd(26)}${String(receitas[grau]).padStart(14)}${String(achados[grau]).padStart(11)}`,
    );
  }
  console.log(
    `  ${'nothing'.padEnd(26)}${String(avaliacoes.filter(({ grau }) => grau === null).length).padStart(14)}`,
  );
  medir('all 20 items new', (vez) => VINTE.map((texto) => `${texto} por ${vez + 100} dias`));
  medir('one of 20 items new', (vez) => [...VINTE.slice(1), `${VINTE[0]} por ${vez + 100} dias`]);
  return 0;
}

/** What a check with a full patient costs, as the prescription changes from one to the next. */
function medir(como: string, itens: (vez: number) => readonly string[]): void {
  for (let vez = 0; vez < VEZES; vez += 1) avaliarTextos(CHEIO, itens(-vez));
  const cpuAntes = process.cpuUsage();
  const tempos = Array.from({ length: VEZES }, (_, vez) => {
    const antes = performance.now();
    avaliarTextos(CHEIO, itens(vez + 1));
    return performance.now() - antes;
  }).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpuAntes);
  const cpu = ((user + system) / 1_000 / VEZES).toFixed(2);
  const em = (parte: number) => (tempos[Math.floor(tempos.length * parte)] ?? 0).toFixed(2);
  console.log(
    `${como}, full patient: ${cpu} ms of the processor; median ${em(0.5)} ms, p95 ${em(0.95)} ms (limit 5 ms)`,
  );
}
