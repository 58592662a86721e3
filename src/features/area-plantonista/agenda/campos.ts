import { localDe, somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { data } from '@domain/contracts/campos.ts';
import type { LocalDePlantao, Plantao } from '@domain/contracts/plantoes.ts';
import { lerReais, reaisDigitados } from '@domain/dinheiro.ts';
import { expandirPlantoes, type Horario, PADROES, type Padrao } from '@domain/plantao/padroes.ts';
import * as z from 'zod/mini';
import type { CamposDoPlantao } from '../api/mutations.ts';

/** What the form of a shift holds: the value and the hours as typed. */
export interface PlantaoDigitado {
  local_id: string;
  padrao: Padrao;
  dia: string;
  inicio: string;
  fim: string;
  /** Last day on which one of a series begins. */
  ate: string;
  dias: string[];
  sobreaviso: boolean;
  valor: string;
  observacoes: string;
}

/** What the form starts from: a shift that is changed, or a new one on a day at the place of the last. */
export function plantaoDigitado(
  plantao: Plantao | null,
  locais: readonly LocalDePlantao[],
  dia: string,
): PlantaoDigitado {
  const novo: PlantaoDigitado = {
    local_id: locais.find(({ ativo }) => ativo)?.id ?? '',
    padrao: 'unico',
    dia,
    inicio: '19:00',
    fim: '07:00',
    ate: somarDias(somarMeses(dia, 1), -1),
    dias: [],
    sobreaviso: false,
    valor: '',
    observacoes: '',
  };
  if (!plantao) return novo;
  const fuso = fusoDe(plantao.local_id, locais);
  const [doDia = dia, inicio = ''] = localDe(new Date(plantao.inicio), fuso).split('T');
  return {
    ...novo,
    local_id: plantao.local_id,
    dia: doDia,
    inicio,
    fim: localDe(new Date(plantao.fim), fuso).slice(11, 16),
    sobreaviso: plantao.sobreaviso,
    valor:
      plantao.valor_combinado_centavos === null
        ? ''
        : reaisDigitados(plantao.valor_combinado_centavos),
    observacoes: plantao.observacoes ?? '',
  };
}

const fusoDe = (id: string, locais: readonly LocalDePlantao[]) =>
  locais.find((local) => local.id === id)?.fuso ?? 'America/Sao_Paulo';

const hora = (rotulo: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${rotulo}: informe, por exemplo, 19:00.`));

/** Checks what was typed, each field with its sentence. */
export const plantaoDigitadoSchema = z
  .object({
    local_id: z.uuid('Local: escolha na lista.'),
    padrao: z.enum(Object.keys(PADROES) as [Padrao, ...Padrao[]]),
    dia: data,
    inicio: hora('Início'),
    fim: hora('Fim'),
    ate: data,
    dias: z.array(z.string()),
    sobreaviso: z.boolean(),
    valor: z.string().check(
      z.refine(
        (texto) => texto.trim() === '' || (lerReais(texto) ?? 0) > 0,
        'Valor: escreva em reais, por exemplo 1.200,00.',
      ),
      z.refine((texto) => (lerReais(texto) ?? 0) <= 10_000_000, 'Valor: no máximo R$ 100.000,00.'),
    ),
    observacoes: z.string().check(z.maxLength(500, 'Observações: use no máximo 500 letras.')),
  })
  .check(
    z.refine(({ padrao, dia, ate }) => padrao === 'unico' || ate >= dia, {
      error: 'Até: informe um dia depois do primeiro.',
      path: ['ate'],
    }),
    z.refine(({ padrao, dias }) => padrao !== 'semanal' || dias.length > 0, {
      error: 'Dias: marque ao menos um dia da semana.',
      path: ['dias'],
    }),
  );

/** The hours of the shifts that were typed; none while something is missing. */
export function horariosDigitados(
  campos: PlantaoDigitado,
  locais: readonly LocalDePlantao[],
): Horario[] {
  if (!plantaoDigitadoSchema.safeParse(campos).success) return [];
  const { padrao, dia, inicio, fim, ate, dias } = campos;
  const serie = { padrao, dia, inicio, fim, ate, dias: dias.map(Number) };
  return expandirPlantoes(serie, fusoDe(campos.local_id, locais));
}

/** What is written of a shift besides its hours. */
export function camposPreenchidos(campos: PlantaoDigitado): CamposDoPlantao {
  return {
    local_id: campos.local_id,
    sobreaviso: campos.sobreaviso,
    valor_combinado_centavos: lerReais(campos.valor),
    observacoes: campos.observacoes.trim() || null,
  };
}
