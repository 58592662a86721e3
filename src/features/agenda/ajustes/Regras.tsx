import { FUSOS } from '@domain/agenda/fuso.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button, Checkbox, SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Bloco } from '@/components/Bloco.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useRevisao } from '@/components/formulario/useRevisao.ts';
import { relerClinicas } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { formatarHora } from '@/lib/format/datas.ts';
import { NOMES_DOS_FUSOS } from '@/lib/format/fusos.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { guardarRegras } from '../api/ajustes.ts';
import { estruturaOptions } from '../api/estrutura.ts';
import type { Estrutura, Regras as RegrasLidas } from '../api/linhas.ts';
import { inteiro } from '../campos.ts';
import { type PropsDaAba, useReler } from './aba.ts';

const regrasSchema = z.object({
  fuso: z.enum(FUSOS),
  cancelamento_ate_horas: inteiro('Cancelamento', 0, 720, 'horas'),
  remarcacao_ate_horas: inteiro('Remarcação', 0, 720, 'horas'),
  oferta_expira_minutos: inteiro('Oferta', 5, 10080, 'minutos'),
  pedido_pelo_paciente: z.boolean(),
});
type Campos = z.infer<typeof regrasSchema>;

const ROTULOS: Readonly<Record<keyof Campos, string>> = {
  fuso: 'Fuso horário',
  cancelamento_ate_horas: 'Cancelamento, em horas antes',
  remarcacao_ate_horas: 'Remarcação, em horas antes',
  oferta_expira_minutos: 'Oferta da lista de espera, em minutos',
  pedido_pelo_paciente: 'Pacientes podem pedir horário',
};

function camposDasRegras({ revisao: _, ...regras }: RegrasLidas): Campos {
  return { ...regras, fuso: FUSOS.find((fuso) => fuso === regras.fuso) ?? 'America/Sao_Paulo' };
}

/** Of rules that nobody set yet the revision is 0. */
const versaoDasRegras = ({ regras }: Estrutura) => ({
  campos: camposDasRegras(regras),
  revisao: regras.revisao,
});

/** What patients may do by themselves, how long an offer stands, and whose clock is read. */
export function Regras({ clinica, estrutura }: PropsDaAba) {
  const reler = useReler(clinica.id);
  const cache = useQueryClient();
  const { id: perfilId } = usePerfil();
  const [salvo, setSalvo] = useState<string>();
  const form = useForm<Campos>({
    resolver: standardSchemaResolver(regrasSchema),
    defaultValues: camposDasRegras(estrutura.regras),
  });
  const { control } = form;
  const { salvar, divergencia } = useRevisao(form, versaoDasRegras(estrutura));
  const ler = async () =>
    versaoDasRegras(await cache.fetchQuery({ ...estruturaOptions(clinica.id), staleTime: 0 }));
  return (
    <Bloco titulo="Regras da agenda" estado={salvo}>
      <Box pb="lg" px="lg">
        <Formulario
          form={form}
          aoEnviar={async (regras) => {
            const salvas = await salvar(
              (revisao) => guardarRegras(clinica.id, regras, revisao || null),
              ler,
            );
            if (!salvas) return;
            await Promise.all([reler(), relerClinicas(cache, perfilId)]);
            setSalvo(`Salvo às ${formatarHora(Date.now(), regras.fuso)}`);
          }}
        >
          <DivergenciaSobDemanda
            divergencia={divergencia}
            rotulos={ROTULOS}
            ler={(nome, valor) =>
              nome === 'fuso' ? NOMES_DOS_FUSOS[valor as Campos['fuso']] : undefined
            }
          />
          <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
            <CampoNumero
              control={control}
              name="cancelamento_ate_horas"
              label="Cancelamento pelo paciente"
              description="Até quantas horas antes."
              unidade="horas"
            />
            <CampoNumero
              control={control}
              name="remarcacao_ate_horas"
              label="Remarcação pelo paciente"
              description="Até quantas horas antes."
              unidade="horas"
            />
            <CampoNumero
              control={control}
              name="oferta_expira_minutos"
              label="Oferta da lista de espera"
              description="Por quanto tempo segura a vaga."
              unidade="min"
            />
          </SimpleGrid>
          <CampoSelecaoNativa
            control={control}
            name="fuso"
            size="md"
            label="Fuso horário da clínica"
            data={FUSOS.map((fuso) => ({ value: fuso, label: NOMES_DOS_FUSOS[fuso] }))}
          />
          <Pedido control={control} />
          <Button type="submit">Salvar regras</Button>
        </Formulario>
      </Box>
    </Bloco>
  );
}

function Pedido({ control }: { control: Control<Campos> }) {
  const { field } = useController({ control, name: 'pedido_pelo_paciente' });
  return (
    <Checkbox
      ref={field.ref}
      label="Pacientes podem pedir horário pela área deles"
      checked={field.value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  );
}
