import { colunas } from '@domain/contracts/colunas.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';
import {
  type Disponibilidade,
  disponibilidadeSchema,
  type Estrutura,
  type Medico,
  medicoSchema,
  REGRAS_PADRAO,
  type Regras,
  regrasSchema,
  type Sala,
  salaSchema,
  type Tipo,
  tipoSchema,
} from './linhas.ts';

/** Doctors, rooms, kinds, weekly hours and rules of a clinic: what every view stands on. */
export function estruturaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.estrutura(clinicaId),
    queryFn: async ({ signal }): Promise<Estrutura> => {
      const [vinculados, salas, tipos, disponibilidades, regras] = await Promise.all([
        buscarMedicos(clinicaId, signal),
        buscarSalas(clinicaId, signal),
        buscarTipos(clinicaId, signal),
        buscarDisponibilidades(clinicaId, signal),
        buscarRegras(clinicaId, signal),
      ]);
      return {
        medicos: juntar(
          vinculados,
          disponibilidades.map(({ medico }) => medico),
        ),
        salas,
        tipos,
        disponibilidades,
        regras: regras ?? REGRAS_PADRAO,
      };
    },
  });
}

/** Each doctor once, in order of name. A linked doctor sees only the own link, but everybody's hours. */
function juntar(...listas: readonly Medico[][]): Medico[] {
  const porId = new Map(listas.flat().map((medico) => [medico.id, medico]));
  return [...porId.values()].sort((a, b) =>
    semTitulo(a.nome).localeCompare(semTitulo(b.nome), 'pt-BR'),
  );
}

/** `Dra. Helena Prado` stands under H. */
const semTitulo = (nome: string) => nome.replace(/^Dra?\.?\s+/, '');

/** Who attends: the active links, or the doctor whose own practice it is. */
async function buscarMedicos(clinicaId: string, sinal: AbortSignal): Promise<Medico[]> {
  const [vinculos, dono] = await Promise.all([
    consultar((db) =>
      db
        .from('clinica_medicos')
        .select('medico:profiles!clinica_medicos_medico_id_fkey(id, nome, especialidade)')
        .eq('clinica_id', clinicaId)
        .eq('vigente', true)
        .abortSignal(sinal),
    ),
    consultar((db) =>
      db
        .from('profiles')
        .select('id, nome, especialidade')
        .eq('id', clinicaId)
        .eq('tipo', 'medico')
        .abortSignal(sinal),
    ),
  ]);
  return [
    ...lerLinhas(z.array(z.object({ medico: medicoSchema })), vinculos).map(({ medico }) => medico),
    ...lerLinhas(z.array(medicoSchema), dono),
  ];
}

async function buscarSalas(clinicaId: string, sinal: AbortSignal): Promise<Sala[]> {
  const linhas = await consultar((db) =>
    db
      .from('salas')
      .select('id, nome, ativa')
      .eq('clinica_id', clinicaId)
      .order('nome')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(salaSchema), linhas);
}

async function buscarTipos(clinicaId: string, sinal: AbortSignal): Promise<Tipo[]> {
  const linhas = await consultar((db) =>
    db
      .from('tipos_de_atendimento')
      .select(colunas(tipoSchema))
      .eq('clinica_id', clinicaId)
      .order('nome')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(tipoSchema), linhas);
}

async function buscarDisponibilidades(
  clinicaId: string,
  sinal: AbortSignal,
): Promise<Disponibilidade[]> {
  const linhas = await consultar((db) =>
    db
      .from('disponibilidades')
      .select(
        'id, medico_id, dia_da_semana, inicio, fim, sala_id, medico:profiles!disponibilidades_medico_id_fkey(id, nome, especialidade)',
      )
      .eq('clinica_id', clinicaId)
      .eq('ativa', true)
      .order('dia_da_semana')
      .order('inicio')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(disponibilidadeSchema), linhas);
}

async function buscarRegras(clinicaId: string, sinal: AbortSignal): Promise<Regras | undefined> {
  const linhas = await consultar((db) =>
    db
      .from('agenda_regras')
      .select(colunas(regrasSchema))
      .eq('clinica_id', clinicaId)
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(regrasSchema), linhas)[0];
}
