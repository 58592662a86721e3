import * as z from 'zod/mini';
import { STATUS_DO_AGENDAMENTO } from '../agenda/status.ts';
import { dataExiste } from '../datas.ts';
import { semCaractereInvalido } from '../texto.ts';
import { limite } from './consulta.ts';
import { respostaDeErroSchema } from './erro.ts';

const ANO_MINIMO = '2000';
const ANO_MAXIMO = '2100';

function noSeculo(texto: string): boolean {
  return texto >= ANO_MINIMO && texto < ANO_MAXIMO;
}

/** Reads an instant with its zone: `2026-11-30T09:00:00-03:00`. */
function instante(rotulo: string) {
  const frase = `${rotulo}: informe dia, hora e fuso, por exemplo 2026-11-30T09:00:00-03:00.`;
  return z.iso
    .datetime({ offset: true, error: frase })
    .check(z.refine(noSeculo, `${rotulo}: confira o ano.`));
}

/** Reads a text of several lines. */
function texto(rotulo: string, minimo: number, maximo: number) {
  return z.string(`${rotulo}: informe um texto.`).check(
    z.trim(),
    z.minLength(minimo, `${rotulo}: use ao menos ${minimo} letras.`),
    z.maxLength(maximo, `${rotulo}: use no máximo ${maximo.toLocaleString('pt-BR')} letras.`),
    z.refine(
      (valor) => semCaractereInvalido(valor.replace(/[\n\r\t]/g, '')),
      `${rotulo}: remova os caracteres inválidos.`,
    ),
  );
}

/** Makes a field that may be absent or null. */
function talvez<T extends z.core.$ZodType>(campo: T) {
  return z.optional(z.nullable(campo));
}

const id = (rotulo: string) => z.uuid(`${rotulo}: identificador inválido.`);

/**
 * The statuses that a caller may ask for: `reservado` comes of an offer, `remarcado` of another
 * time.
 */
const STATUS_A_PEDIR = [
  'agendado',
  'confirmado',
  'em_atendimento',
  'realizado',
  'faltou',
  'cancelado',
] as const;

/** Refuses an end that is not after the beginning, when both are given. */
const fimDepois = z.refine<{ inicio: string; fim?: string | null | undefined }>(
  ({ inicio, fim }) => !fim || Date.parse(fim) > Date.parse(inicio),
  { error: 'Fim: precisa vir depois do início.', path: ['fim'] },
);

/** `POST /medical/appointments`. Without `fim`, the kind of appointment says how long it lasts. */
export const novoAgendamentoSchema = z
  .strictObject({
    clinica_id: id('Clínica'),
    paciente_id: id('Paciente'),
    medico_id: id('Médico'),
    tipo_id: id('Tipo de atendimento'),
    sala_id: talvez(id('Sala')),
    inicio: instante('Início'),
    fim: talvez(instante('Fim')),
    observacoes: talvez(texto('Observações', 1, 2000)),
    /** Books over another on purpose; the history keeps the reason. */
    encaixe: z.optional(z.boolean('Encaixe: informe true ou false.')),
    motivo_do_encaixe: talvez(texto('Motivo do encaixe', 3, 300)),
  })
  .check(
    fimDepois,
    z.refine(({ encaixe = false, motivo_do_encaixe }) => encaixe === Boolean(motivo_do_encaixe), {
      error: 'Motivo do encaixe: informe quando, e só quando, for encaixe.',
      path: ['motivo_do_encaixe'],
    }),
  );

/** `PUT /medical/appointments/{id}`: another time, doctor or room. Without `fim`, it lasts as before. */
export const novoHorarioSchema = z
  .strictObject({
    inicio: instante('Início'),
    fim: talvez(instante('Fim')),
    medico_id: talvez(id('Médico')),
    sala_id: talvez(id('Sala')),
    motivo: talvez(texto('Motivo', 1, 500)),
    motivo_do_encaixe: talvez(texto('Motivo do encaixe', 3, 300)),
  })
  .check(fimDepois);

/** `PUT /medical/appointments/{id}/status`. */
export const mudancaDeStatusSchema = z.strictObject({
  status: z.enum(STATUS_A_PEDIR, `Status: use ${STATUS_A_PEDIR.join(', ')}.`),
  observacoes: talvez(texto('Observações', 0, 500)),
});

/** Reads a day of the tenant, or an instant. */
function diaOuInstante(rotulo: string) {
  const frase = `${rotulo}: informe um dia (AAAA-MM-DD) ou um horário com fuso.`;
  return z
    .string()
    .check(
      z.refine(
        (valor) =>
          noSeculo(valor) && (dataExiste(valor) || instante(rotulo).safeParse(valor).success),
        frase,
      ),
    );
}

const dia = (rotulo: string) =>
  z
    .string()
    .check(
      z.refine(
        (valor) => noSeculo(valor) && dataExiste(valor),
        `${rotulo}: informe um dia, por exemplo 2026-11-30.`,
      ),
    );

const statusPedidos = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200, 'Status: nomes demais.')),
    z.transform((valor) => valor.split(',')),
  ),
  z.array(z.enum(STATUS_DO_AGENDAMENTO, `Status: use ${STATUS_DO_AGENDAMENTO.join(', ')}.`)),
);

/**
 * `GET /medical/appointments`: by their beginning, from `de` to `ate`; a day given as `ate` counts
 * whole. `status` may name several, with commas; `apos` continues a page.
 */
export const consultaDeAgendamentosSchema = z.strictObject({
  clinica_id: z.optional(id('Clínica')),
  medico_id: z.optional(id('Médico')),
  paciente_id: z.optional(id('Paciente')),
  status: z.optional(statusPedidos),
  de: z.optional(diaOuInstante('De')),
  ate: z.optional(diaOuInstante('Até')),
  limite,
  apos: z.optional(z.string().check(z.maxLength(2000, 'Página: marcador inválido.'))),
});

/** `GET /medical/stats`: thirty days up to today, when no day is given. */
export const consultaDeEstatisticasSchema = z.strictObject({
  clinica_id: z.optional(id('Clínica')),
  medico_id: z.optional(id('Médico')),
  de: z.optional(dia('De')),
  ate: z.optional(dia('Até')),
});

const nuloOu = z.nullable(z.string());

/** An appointment, as the calls answer it. */
export const agendamentoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  medico_id: z.uuid(),
  medico_nome: z.string(),
  tipo_id: z.uuid(),
  tipo_nome: z.string(),
  sala_id: z.nullable(z.uuid()),
  sala_nome: nuloOu,
  inicio: z.string(),
  fim: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  teleconsulta: z.boolean(),
  encaixe: z.boolean(),
  motivo_do_encaixe: nuloOu,
  observacoes: nuloOu,
  chegada_em: nuloOu,
  reserva_expira_em: nuloOu,
  remarcado_de: z.nullable(z.uuid()),
  serie_id: z.nullable(z.uuid()),
  criado_em: z.string(),
});
export type Agendamento = z.infer<typeof agendamentoSchema>;

export const respostaDeAgendamentoSchema = z.object({ appointment: agendamentoSchema });

export const respostaDeAgendamentosSchema = z.object({
  appointments: z.array(agendamentoSchema),
  /** Marker of the next page, to be sent as `apos`; null at the end. */
  proximo: z.nullable(z.string()),
});

/** A slot that could be booked. */
export const horarioLivreSchema = z.object({
  medico_id: z.uuid(),
  sala_id: z.nullable(z.uuid()),
  inicio: z.string(),
  fim: z.string(),
});
export type HorarioLivre = z.infer<typeof horarioLivreSchema>;

/** 409: the time is taken. What is free near it, the nearest five, in order. */
export const respostaDeConflitoSchema = z.extend(respostaDeErroSchema, {
  alternativas: z.array(horarioLivreSchema),
});

/** The counts of a stretch of days. */
const contagens = {
  agendados: z.number(),
  confirmados: z.number(),
  em_atendimento: z.number(),
  realizados: z.number(),
  faltas: z.number(),
  cancelados: z.number(),
  remarcados: z.number(),
  /** Minutes of weekly hours, time off taken out. */
  minutos_oferecidos: z.number(),
  /** Of these, how many an appointment holds. */
  minutos_ocupados: z.number(),
  /** Patients seen for the first time. */
  pacientes_novos: z.number(),
};

export const diaDaAgendaSchema = z.object({ dia: z.string(), ...contagens });

export const respostaDeEstatisticasSchema = z.object({
  periodo: z.object({ de: z.string(), ate: z.string() }),
  totais: z.object({
    ...contagens,
    /** Minutes taken of those offered, 0 to 1; null when none was offered. */
    ocupacao: z.nullable(z.number()),
    /** Missed of those whose hour came (seen or missed), 0 to 1; null when there was none. */
    taxa_de_faltas: z.nullable(z.number()),
  }),
  por_dia: z.array(diaDaAgendaSchema),
});
export type RespostaDeEstatisticas = z.infer<typeof respostaDeEstatisticasSchema>;
