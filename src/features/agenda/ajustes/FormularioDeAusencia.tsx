import { data, opcional } from '@domain/contracts/campos.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { type Control, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { criarBloqueio } from '../api/ajustes.ts';
import { MOTIVOS_DE_BLOQUEIO, ROTULO_DO_BLOQUEIO } from '../api/linhas.ts';
import { instanteNoFuso, MINUTOS_DO_DIA, minutoDaHora } from '../calendario/fuso.ts';
import { hora, horaFinal } from '../campos.ts';
import { CampoDia } from '../gaveta/CampoDia.tsx';
import { type PropsDaAba, useMedicosAjustaveis, useReler } from './aba.ts';

const ausenciaSchema = z
  .object({
    medico: z.string(),
    motivo: z.enum(MOTIVOS_DE_BLOQUEIO),
    de: data,
    ate: data,
    inicio: opcional(hora('Das')),
    fim: opcional(horaFinal('Às')),
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

/** Time off: whole days, or from an hour to another. */
export function FormularioDeAusencia({ clinica, estrutura, hoje }: PropsDaAba & { hoje: string }) {
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
      <Periodo control={control} hoje={hoje} />
      <CampoTexto control={control} name="observacao" label="Observação" />
      <Text c="dimmed" fz="sm">
        O que já está agendado neste período continua: remarque cada um pela agenda.
      </Text>
      <Button type="submit">Marcar ausência</Button>
    </Formulario>
  );
}

/** From when to when; without hours, whole days. */
function Periodo({ control, hoje }: { control: Control<Campos, unknown, Lidos>; hoje: string }) {
  return (
    <>
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoDia control={control} name="de" hoje={hoje} label="Do dia" />
        <CampoHora control={control} name="inicio" label="Das" placeholder="dia inteiro" />
      </SimpleGrid>
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoDia control={control} name="ate" hoje={hoje} label="Até o dia" />
        <CampoHora control={control} name="fim" label="Às" placeholder="dia inteiro" />
      </SimpleGrid>
    </>
  );
}
