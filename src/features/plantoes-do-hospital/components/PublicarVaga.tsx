import { PADROES } from '@domain/plantao/padroes.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { CamposDeQuando } from '@/shared/plantoes/CamposDeQuando.tsx';
import { horariosDe } from '@/shared/plantoes/quando.ts';
import { publicarVagas, useReler } from '../api/mutations.ts';
import {
  camposDaVaga,
  type VagaConferida,
  type VagaDigitada,
  vagaDe,
  vagaDigitadaSchema,
} from './campos.ts';

interface Props {
  hospitalId: string;
  fuso: string;
  dia: string;
  aoPublicar: (quantos: number) => void;
}

/** Publishes open shifts, one or by a pattern. */
export function PublicarVaga({ hospitalId, fuso, dia, aoPublicar }: Props) {
  const reler = useReler(hospitalId);
  const form = useForm<VagaDigitada, unknown, VagaConferida>({
    resolver: standardSchemaResolver(vagaDigitadaSchema),
    defaultValues: vagaDe(dia),
  });
  const { control } = form;
  return (
    <Formulario
      form={form}
      aoEnviar={async (campos) => {
        const horarios = horariosDe(campos, fuso);
        await publicarVagas(hospitalId, camposDaVaga(campos), horarios);
        await reler();
        aoPublicar(horarios.length);
      }}
    >
      <CampoSelecaoNativa
        control={control}
        name="padrao"
        label="Repete"
        data={Object.entries(PADROES).map(([value, label]) => ({ value, label }))}
      />
      <CamposDeQuando control={control} />
      <SimpleGrid minColWidth="10rem" autoFlow="auto-fit" spacing="sm">
        <CampoTexto control={control} name="setor" label="Setor" />
        <CampoTexto control={control} name="especialidade" label="Especialidade" />
      </SimpleGrid>
      <CampoTexto
        control={control}
        name="valor"
        label="Valor do plantão"
        description="Bruto, em reais. Vazio: o médico recebe como combinado com ele."
        inputMode="decimal"
        autoComplete="off"
      />
      <CampoTexto control={control} name="observacoes" label="Observações" />
      <CampoNumero
        control={control}
        name="desistencia"
        label="Desistência até"
        description="Depois disso, quem assumiu só passa a um colega ou fala com você."
        unidade="horas antes"
      />
      <Group>
        <Button type="submit">Publicar</Button>
      </Group>
    </Formulario>
  );
}
