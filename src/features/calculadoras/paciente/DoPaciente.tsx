import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { type PacienteResumido, ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';
import { calculosOptions } from '@/shared/calculos/api/queries.ts';
import { nomeExibido, pacienteOptions } from '@/shared/paciente/api/queries.ts';
import { falecimento, idadeDoPaciente } from '@/shared/paciente/obito.ts';
import {
  aberturaOptions,
  rascunhoOptions,
  sinaisOptions,
} from '@/shared/prontuario/api/queries.ts';
import { medidasDasEntradas, medidasDosCalculos } from './medidas.ts';
import classes from './Paciente.module.css';
import type { Prontuario } from './sugerir.ts';

/** The patient in whose record the tools are open. */
export interface PacienteDasFerramentas {
  readonly paciente: PacienteResumido;
  /** Under which data of this patient is kept in memory. */
  readonly clinicaId: string;
  /** The draft in which the person is writing, once it is on the server. */
  readonly prontuarioId: string | null;
  readonly prontuario: Prontuario;
  /** Newest first. */
  readonly calculos: readonly Calculo[];
  readonly escreve: boolean;
  /** Whether the record is open, on the screen or by the tools: only then is it read. */
  readonly aberto: boolean;
}

const Contexto = createContext<PacienteDasFerramentas | null>(null);

/** The patient of the open record; null where no record is open. */
export function usePacienteDasFerramentas(): PacienteDasFerramentas | null {
  return useContext(Contexto);
}

interface Props {
  pacienteId: string;
  /** The draft in which the person is writing, if any. */
  rascunhoId: string | null;
  /** Whether the record is open on the screen; where it is not, the tools open it. */
  noProntuario: boolean;
  /** Whether the tools are in sight: then the draft is followed. */
  aVista: boolean;
  children: ReactNode;
}

const ATE_O_SALVAMENTO = 5_000;

/** Below it, tools know the patient: what the record measured, and what was kept before. */
export function DoPaciente(props: Props) {
  const { pacienteId, rascunhoId, noProntuario, aVista, children } = props;
  const pode = usePode();
  const { clinica, disponiveis } = useActiveClinica();
  const { data: paciente } = useQuery(pacienteOptions(clinica?.id ?? '', pacienteId));
  const clinicaId = clinica?.id ?? paciente?.clinica_id ?? '';
  const escreve = pode('prontuario.escrever');
  const le = pode('prontuario.ler') && paciente !== undefined && paciente !== null;
  const abertura = useQuery({
    ...aberturaOptions(clinicaId, pacienteId),
    enabled: le && aVista && !noProntuario,
  });
  const aberto = noProntuario || abertura.isSuccess;
  const enabled = le && aberto;
  const { data: entradas } = useQuery({ ...sinaisOptions(clinicaId, pacienteId), enabled });
  const { data: rascunho = null } = useQuery({
    ...rascunhoOptions(clinicaId, pacienteId, rascunhoId ?? ''),
    enabled: enabled && aVista && rascunhoId !== null,
    // What was typed just before is saved while the tools are already open.
    refetchInterval: ATE_O_SALVAMENTO,
  });
  const { data: calculos } = useQuery({ ...calculosOptions(clinicaId, pacienteId), enabled });

  const valor = useMemo<PacienteDasFerramentas | null>(() => {
    if (!paciente) return null;
    const guardados = calculos ?? [];
    const medidas = [
      // What is being written now comes before what was finished.
      ...medidasDasEntradas(rascunho ? [rascunho] : [], 'rascunho'),
      ...medidasDasEntradas(entradas ?? []),
      ...medidasDosCalculos(guardados, (id) => ferramentaPorId(id)?.campos),
    ];
    return {
      paciente,
      clinicaId,
      // A result may only name an entry that the server knows.
      prontuarioId: rascunho?.id ?? null,
      prontuario: {
        nascimento: paciente.data_nascimento,
        obito: paciente.data_obito,
        sexo: paciente.sexo,
        medidas,
      },
      calculos: guardados,
      escreve: escreve && disponiveis.some(({ id }) => id === paciente.clinica_id),
      aberto,
    };
  }, [paciente, clinicaId, rascunho, entradas, calculos, escreve, disponiveis, aberto]);

  return (
    <Contexto value={valor}>
      {valor && <Identidade paciente={valor.paciente} />}
      {children}
    </Contexto>
  );
}

/** About whom the tools are open: nobody may compute for the wrong person. */
function Identidade({ paciente }: { paciente: PacienteResumido }) {
  const fuso = useFuso();
  const { sexo } = paciente;
  const idade = idadeDoPaciente(paciente, hoje(fuso));
  return (
    <p className={classes.identidade}>
      <b>{nomeExibido(paciente)}</b>
      {paciente.data_obito && <span>{falecimento(paciente)}</span>}
      <span>{idade || 'Idade não informada'}</span>
      <span>{sexo === 'ignorado' ? 'Sexo não informado' : ROTULO_DO_SEXO[sexo]}</span>
    </p>
  );
}
