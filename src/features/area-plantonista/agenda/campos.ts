import { localDe } from '@domain/agenda/fuso.ts';
import type { LocalDePlantao, Plantao } from '@domain/contracts/plantoes.ts';
import { lerReais, reaisDigitados } from '@domain/dinheiro.ts';
import type { Horario } from '@domain/plantao/padroes.ts';
import * as z from 'zod/mini';
import {
  camposDeQuando,
  horariosDe,
  noiteDe,
  type Quando,
  serieCompleta,
  valorDoPlantao,
} from '@/shared/plantoes/quando.ts';
import type { CamposDoPlantao } from '../api/mutations.ts';

/** What the form of a shift holds: the value and the hours as typed. */
export interface PlantaoDigitado extends Quando {
  local_id: string;
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
    ...noiteDe(dia),
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

/** Checks what was typed, each field with its sentence. */
export const plantaoDigitadoSchema = z
  .object({
    local_id: z.uuid('Local: escolha na lista.'),
    ...camposDeQuando,
    sobreaviso: z.boolean(),
    valor: valorDoPlantao,
    observacoes: z.string().check(z.maxLength(500, 'Observações: use no máximo 500 letras.')),
  })
  .check(...serieCompleta);

/** The hours of the shifts that were typed; none while something is missing. */
export function horariosDigitados(
  campos: PlantaoDigitado,
  locais: readonly LocalDePlantao[],
): Horario[] {
  if (!plantaoDigitadoSchema.safeParse(campos).success) return [];
  return horariosDe(campos, fusoDe(campos.local_id, locais));
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
