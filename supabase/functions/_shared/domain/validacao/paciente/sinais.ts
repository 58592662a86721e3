import { GRANDEZAS, type Grandeza } from '../../clinico/motor/grandezas.ts';
import { numeroPorExtenso } from '../../clinico/motor/texto.ts';
import {
  faixaEsperada,
  incomum,
  NOMES_DOS_SINAIS,
  PELA_IDADE,
  PRESSAO_INVERTIDA,
  pedidoDeCasas,
  pressoesCoerentes,
  SINAIS_VITAIS,
  type SinalVital,
  situacaoDoSinal,
} from '../../sinais-vitais.ts';
import { informado, type Notas } from './cadastro.ts';

/** The key of the vital signs in the body. */
export const CAMPO_DOS_SINAIS = 'sinais_vitais';

const ANO_EM_DIAS = 365.25;
const ADULTO_ANOS = 18;

type Lidos = Partial<Record<SinalVital, number>>;

/** Judges vital signs: hard and usual limits, pressures together, and what is expected at an age. */
export function conferirSinais(bruto: unknown, dias: number | null, notas: Notas): void {
  if (!informado(bruto)) return;
  if (typeof bruto !== 'object' || bruto === null || Array.isArray(bruto)) {
    notas.anotar(
      'sinal.limite',
      CAMPO_DOS_SINAIS,
      'Sinais vitais: envie um objeto com cada sinal.',
    );
    return;
  }
  const sinais: Readonly<Record<string, unknown>> = { ...bruto };
  const lidos: Lidos = {};
  for (const [nome, valor] of Object.entries(sinais)) {
    const sinal = NOMES_DOS_SINAIS.find((conhecido) => conhecido === nome);
    if (!sinal) {
      const campo = `${CAMPO_DOS_SINAIS}.${nome.slice(0, 60)}`;
      notas.anotar('campo.desconhecido', campo, 'Sinal desconhecido: não foi conferido.');
    } else if (informado(valor)) lerSinal(sinal, valor, lidos, notas);
  }
  conferirPressoes(lidos, notas);
  conferirPelaIdade(lidos, dias, notas);
  conferirMedidas(lidos, dias, notas);
}

const campoDo = (sinal: SinalVital) => `${CAMPO_DOS_SINAIS}.${sinal}`;

function comUnidade(sinal: SinalVital, valor: number): string {
  return `${numeroPorExtenso(valor)} ${SINAIS_VITAIS[sinal].unidade}`;
}

function lerSinal(sinal: SinalVital, valor: unknown, lidos: Lidos, notas: Notas): void {
  const { rotulo, minimo, maximo, casas } = SINAIS_VITAIS[sinal];
  const campo = campoDo(sinal);
  if (typeof valor !== 'number' || !(valor >= minimo && valor <= maximo)) {
    const faixa = `entre ${numeroPorExtenso(minimo)} e ${comUnidade(sinal, maximo)}`;
    notas.anotar('sinal.limite', campo, `${rotulo}: informe um número ${faixa}.`);
    return;
  }
  if (Math.abs(valor - Number(valor.toFixed(casas))) > Number.EPSILON * Math.abs(valor)) {
    notas.anotar('sinal.limite', campo, `${rotulo}: ${pedidoDeCasas(casas)}.`);
    return;
  }
  lidos[sinal] = valor;
  if (incomum(sinal, valor)) {
    const frase = `${rotulo}: ${comUnidade(sinal, valor)} é um valor incomum, confirme.`;
    notas.anotar('sinal.incomum', campo, frase);
  }
}

function conferirPressoes({ pressao_sistolica, pressao_diastolica }: Lidos, notas: Notas): void {
  if (pressao_sistolica === undefined || pressao_diastolica === undefined) return;
  if (pressoesCoerentes(pressao_sistolica, pressao_diastolica)) return;
  notas.anotar('sinal.pressao-invertida', campoDo('pressao_diastolica'), PRESSAO_INVERTIDA);
}

function conferirPelaIdade(lidos: Lidos, dias: number | null, notas: Notas): void {
  for (const sinal of NOMES_DOS_SINAIS) {
    const valor = lidos[sinal];
    if (valor === undefined) continue;
    const situacao = situacaoDoSinal(sinal, valor, dias);
    if (situacao === 'dentro') continue;
    const { minimo, maximo } = faixaEsperada(sinal, dias) ?? {};
    const limite = situacao === 'abaixo' ? minimo : maximo;
    const faixa = limite === undefined ? '' : ` (${comUnidade(sinal, limite)})`;
    const { rotulo } = SINAIS_VITAIS[sinal];
    const frase = `${rotulo}: ${comUnidade(sinal, valor)} está ${situacao} do esperado${faixa}.`;
    notas.anotar('sinal.esperado', campoDo(sinal), frase);
  }
  if (
    dias === null &&
    NOMES_DOS_SINAIS.some((s) => PELA_IDADE.includes(s) && lidos[s] !== undefined)
  ) {
    const frase = 'Sem data de nascimento: pressão e frequências não foram comparadas com a idade.';
    notas.anotar('sinal.sem-idade', CAMPO_DOS_SINAIS, frase);
  }
}

/** Judges weight, height and their index against what is usual in an adult. */
function conferirMedidas({ peso_kg, altura_cm }: Lidos, dias: number | null, notas: Notas): void {
  if (dias === null || dias < ADULTO_ANOS * ANO_EM_DIAS) return;
  if (peso_kg !== undefined) medidaUsual('peso_adulto', peso_kg, campoDo('peso_kg'), notas);
  if (altura_cm !== undefined) medidaUsual('altura_adulto', altura_cm, campoDo('altura_cm'), notas);
  if (peso_kg !== undefined && altura_cm !== undefined) {
    medidaUsual('imc', peso_kg / (altura_cm / 100) ** 2, campoDo('peso_kg'), notas);
  }
}

function medidaUsual(grandeza: Grandeza, valor: number, campo: string, notas: Notas): void {
  const { rotulo, unidade, incomumAbaixo = 0, incomumAcima = Infinity } = GRANDEZAS[grandeza];
  if (valor >= incomumAbaixo && valor <= incomumAcima) return;
  const escrito = `${numeroPorExtenso(valor, 1)} ${unidade}`;
  notas.anotar('medida.incomum', campo, `${rotulo}: ${escrito} é incomum em adulto, confirme.`);
}
