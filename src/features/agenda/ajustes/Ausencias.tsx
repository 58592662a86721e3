import { somarDias } from '@domain/agenda/fuso.ts';
import { data, opcional } from '@domain/contracts/campos.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { criarBloqueio, definirBloqueio } from '../api/ajustes.ts';
import { type Bloqueio, MOTIVOS_DE_BLOQUEIO, ROTULO_DO_BLOQUEIO } from '../api/linhas.ts';
import { bloqueiosOptions } from '../api/queries.ts';
import {
  horaDoMinuto,
  instanteNoFuso,
  MINUTOS_DO_DIA,
  minutoDaHora,
  noFuso,
} from '../calendario/fuso.ts';
import { CampoDia } from '../gaveta/CampoDia.tsx';
import { useAgora } from '../useAgora.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMedicosAjustaveis, useMudarComVolta, useReler } from './aba.ts';

const DIAS_A_FRENTE = 400;
const HORA = opcional(
  z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Hora: informe, por exemplo, 14:00.')),
);

const ausenciaSchema = z
  .object({
    medico: z.string(),
    motivo: z.enum(MOTIVOS_DE_BLOQUEIO),
    de: data,
    ate: data,
    inicio: HORA,
    fim: HORA,
    observacao: z.string().check(z.trim(), z.maxLength(200, 'Use no máximo 200 letras.')),
  })
  .check(
    z.refine(
      ({ de, ate, inicio, fim }) => `${de}${inicio ?? '00:00'}` < `${ate}${fim ?? '24:00'}`,
      { error: 'O fim precisa vir depois do começo.', path: ['ate'] },
    ),
  );
type Lidos = z.infer<typeof ausenciaSchema>;
interface Campos extends Omit<Lidos, 'inicio' | 'fim'> {
  inicio: string;
  fim: string;
}

/** Time off, of one doctor or of the whole clinic: nothing new is booked over it. */
export function Ausencias(props: PropsDaAba) {
  const { clinica, estrutura } = props;
  const { fuso } = estrutura.regras;
  const { dia: hoje } = useAgora(fuso);
  const [de] = useState(() => instanteNoFuso(hoje, 0, fuso).toISOString());
  const [ate] = useState(() =>
    instanteNoFuso(somarDias(hoje, DIAS_A_FRENTE), 0, fuso).toISOString(),
  );
  const {
    data: bloqueios,
    isPending,
    error,
    refetch,
  } = useQuery(bloqueiosOptions(clinica.id, de, ate));
  return (
    <div className={classes.duas}>
      <Bloco titulo="Ausências marcadas">
        {isPending && <Esqueleto />}
        {error && !bloqueios && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
        {bloqueios?.length === 0 && (
          <BlocoVazio>Férias, congressos e feriados aparecem aqui e na agenda.</BlocoVazio>
        )}
        <ul className={classes.linhas} aria-label="Ausências marcadas">
          {bloqueios?.map((bloqueio) => (
            <Linha key={bloqueio.id} {...props} bloqueio={bloqueio} />
          ))}
        </ul>
      </Bloco>
      <Bloco titulo="Nova ausência">
        <FormularioDeAusencia {...props} hoje={hoje} />
      </Bloco>
    </div>
  );
}

function Linha({ clinica, estrutura, bloqueio }: PropsDaAba & { bloqueio: Bloqueio }) {
  const mudar = useMudarComVolta(clinica.id);
  const ajustaveis = useMedicosAjustaveis({ clinica, estrutura });
  const quem =
    bloqueio.medico_id === null
      ? 'Toda a clínica'
      : (estrutura.medicos.find(({ id }) => id === bloqueio.medico_id)?.nome ?? 'Médico');
  const altera =
    ajustaveis.length === estrutura.medicos.length ||
    ajustaveis.some(({ id }) => id === bloqueio.medico_id);
  const rotulo = ROTULO_DO_BLOQUEIO[bloqueio.motivo];
  return (
    <li>
      <span className={classes.texto}>
        <span>
          {rotulo}: {quem}
        </span>
        <span className={classes.nota}>
          {periodo(bloqueio, estrutura.regras.fuso)}
          {bloqueio.observacao && ` · ${bloqueio.observacao}`}
        </span>
      </span>
      {altera && (
        <Button
          variant="default"
          aria-label={`Retirar ${rotulo}, ${quem}`}
          onClick={() =>
            mudar(
              'Ausência retirada.',
              () => definirBloqueio(bloqueio.id, false),
              () => definirBloqueio(bloqueio.id, true),
            )
          }
        >
          Retirar
        </Button>
      )}
    </li>
  );
}

/** Whole days without hours; otherwise from when to when. */
function periodo({ inicio, fim }: Bloqueio, fuso: string): string {
  const de = noFuso(inicio, fuso);
  const ate = noFuso(fim, fuso);
  if (de.minuto === 0 && ate.minuto === 0) {
    const ultimo = somarDias(ate.dia, -1);
    return de.dia === ultimo
      ? formatarDia(de.dia)
      : `${formatarDia(de.dia)} a ${formatarDia(ultimo)}`;
  }
  return `${formatarDia(de.dia)} ${horaDoMinuto(de.minuto)} a ${formatarDia(ate.dia)} ${horaDoMinuto(ate.minuto)}`;
}

function FormularioDeAusencia({ clinica, estrutura, hoje }: PropsDaAba & { hoje: string }) {
  const reler = useReler(clinica.id);
  const { id: eu, tipo } = usePerfil();
  const medicos = useMedicosAjustaveis({ clinica, estrutura });
  const daClinica = tipo !== 'medico' || eu === clinica.id;
  const { fuso } = estrutura.regras;
  const inicial: Campos = {
    medico: daClinica ? '' : eu,
    motivo: 'ferias',
    de: hoje,
    ate: hoje,
    inicio: '',
    fim: '',
    observacao: '',
  };
  const form = useForm<Campos, unknown, Lidos>({
    resolver: standardSchemaResolver<Campos, unknown, Lidos>(
      z.pipe(
        z.transform((campos: Campos): unknown => campos),
        ausenciaSchema,
      ),
    ),
    defaultValues: inicial,
  });
  const { control } = form;

  async function enviar({ medico, motivo, de, ate, inicio, fim, observacao }: Lidos) {
    const ultimo = fim ? minutoDaHora(fim) : MINUTOS_DO_DIA;
    await criarBloqueio(clinica.id, {
      medico_id: medico || null,
      inicio: instanteNoFuso(de, inicio ? minutoDaHora(inicio) : 0, fuso).toISOString(),
      fim: instanteNoFuso(ate, ultimo, fuso).toISOString(),
      motivo,
      observacao: observacao || null,
    });
    await reler();
    form.reset(inicial);
  }

  return (
    <div className={classes.formulario}>
      <Formulario form={form} aoEnviar={enviar}>
        <CampoSelecaoNativa
          control={control}
          name="medico"
          size="md"
          label="De quem"
          data={[
            ...(daClinica ? [{ value: '', label: 'Toda a clínica' }] : []),
            ...medicos.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
        <CampoSelecaoNativa
          control={control}
          name="motivo"
          size="md"
          label="Motivo"
          data={MOTIVOS_DE_BLOQUEIO.map((m) => ({ value: m, label: ROTULO_DO_BLOQUEIO[m] }))}
        />
        <div className={classes.par}>
          <CampoDia control={control} name="de" hoje={hoje} label="Do dia" />
          <CampoHora control={control} name="inicio" label="Das" placeholder="dia inteiro" />
        </div>
        <div className={classes.par}>
          <CampoDia control={control} name="ate" hoje={hoje} label="Até o dia" />
          <CampoHora control={control} name="fim" label="Às" placeholder="dia inteiro" />
        </div>
        <CampoTexto control={control} name="observacao" label="Observação" />
        <p className={classes.nota}>
          O que já está agendado neste período continua: remarque cada um pela agenda.
        </p>
        <Button type="submit">Marcar ausência</Button>
      </Formulario>
    </div>
  );
}
