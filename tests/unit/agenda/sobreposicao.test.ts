import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  baseComAgenda,
  CLINICAS,
  type Clinica,
  ID,
  MEDICOS,
  type Medico,
  TIPOS,
  type Tipo,
} from './support/base.ts';
import { gerador } from './support/gerador.ts';

const MEIA_NOITE = Date.parse('2030-02-28T03:00:00Z');
const MINUTO = 60_000;
const TENTATIVAS = 200;

interface Marcacao {
  id: string;
  clinica: Clinica;
  medico: Medico;
  sala: boolean;
  tipo: Tipo;
  encaixe: boolean;
  /** Minutes from the first midnight; the days are two, so that some lie across the second. */
  de: number;
  ate: number;
}

let base: PGlite;
beforeEach(async () => {
  base = await baseComAgenda();
}, 60_000);
afterEach(() => base.close());

const instante = (minutos: number) => new Date(MEIA_NOITE + minutos * MINUTO).toISOString();

async function marcar(m: Marcacao): Promise<'feita' | string> {
  try {
    await base.query(
      `insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, encaixe, motivo_do_encaixe, criado_por)
       values ($1, ${ID(m.clinica)}, ${ID(`p ${m.clinica}`)}, ${ID(m.medico)}, ${ID(`${m.tipo} ${m.clinica}`)},
         ${m.sala ? ID(`s ${m.clinica}`) : 'null'}, $2, $3, ${m.encaixe}, ${m.encaixe ? "'Dor forte'" : 'null'}, ${ID(m.clinica)})`,
      [m.id, instante(m.de), instante(m.ate)],
    );
    return 'feita';
  } catch (erro) {
    return (erro as { code: string }).code;
  }
}

/** The minutes that a booking takes; from another clinic, the whole half hours that they touch. */
function tomado(m: Marcacao, meiasHoras: boolean) {
  const de = m.de - TIPOS[m.tipo].antes;
  const ate = m.ate + TIPOS[m.tipo].depois;
  return meiasHoras ? { de: Math.floor(de / 30) * 30, ate: Math.ceil(ate / 30) * 30 } : { de, ate };
}

/** Whether a new booking wants the doctor, or the room, of one that is there, at its time. */
function disputam(viva: Marcacao, nova: Marcacao): boolean {
  if (viva.encaixe || nova.encaixe) return false;
  const emCasa = viva.clinica === nova.clinica;
  const dela = tomado(viva, !emCasa);
  const { de, ate } = tomado(nova, false);
  const mesmaSala = viva.sala && nova.sala && emCasa;
  return dela.de < ate && de < dela.ate && (viva.medico === nova.medico || mesmaSala);
}

it.each([1, 2])(
  'whatever is tried, exactly what overlaps is refused, of other clinics by half hours (%s)',
  async (semente) => {
    const { inteiro, um } = gerador(semente);
    let vivas: Marcacao[] = [];
    let recusadas = 0;
    for (let n = 0; n < TENTATIVAS; n += 1) {
      const de = inteiro(0, 560) * 5;
      const nova: Marcacao = {
        id: crypto.randomUUID(),
        clinica: um(CLINICAS),
        medico: um(MEDICOS),
        sala: um([true, false]),
        tipo: um(['simples', 'folgado']),
        encaixe: inteiro(1, 10) === 1,
        de,
        ate: de + inteiro(1, 18) * 5,
      };
      const resultado = await marcar(nova);
      expect({ nova, resultado }).toEqual({
        nova,
        resultado: vivas.some((viva) => disputam(viva, nova)) ? '23P01' : 'feita',
      });
      if (resultado === 'feita') vivas.push(nova);
      else recusadas += 1;
      if (vivas.length > 0 && inteiro(1, 6) === 1) {
        const cancelada = vivas[inteiro(0, vivas.length - 1)];
        await base.query("update agendamentos set status = 'cancelado' where id = $1", [
          cancelada?.id,
        ]);
        vivas = vivas.filter((viva) => viva !== cancelada);
      }
    }
    // Neither all nor nothing: the run met both.
    expect(recusadas).toBeGreaterThan(30);
    expect(vivas.length).toBeGreaterThan(20);
  },
  120_000,
);
