import { data, linha, opcional } from '@domain/contracts/campos.ts';
import { emReais, lerReais, reaisDigitados } from '@domain/dinheiro.ts';
import { ROTULO_DO_LANCAMENTO, TIPOS_DE_LANCAMENTO } from '@domain/plantao/acerto.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { PlantaoComConta } from '../api/contas.ts';
import { lancar } from '../api/mutations.ts';
import { useReler } from '../api/usePlantoes.ts';

const lancamentoDigitado = z
  .object({
    tipo: z.enum(TIPOS_DE_LANCAMENTO),
    dia: data,
    valor: z.string().check(
      z.refine(
        (texto) => (lerReais(texto) ?? 0) > 0,
        'Valor: escreva em reais, por exemplo 1.200,00.',
      ),
      z.refine((texto) => (lerReais(texto) ?? 0) <= 10_000_000, 'Valor: no máximo R$ 100.000,00.'),
    ),
    documento: opcional(linha('Número da nota', 1, 60)),
    motivo: opcional(linha('Motivo', 3, 300)),
  })
  .check(
    z.refine(({ tipo, motivo }) => tipo !== 'glosa' || Boolean(motivo), {
      error: 'Motivo: escreva por que foi glosado.',
      path: ['motivo'],
    }),
  );
type Digitado = z.input<typeof lancamentoDigitado>;
type Conferido = z.output<typeof lancamentoDigitado>;

interface Props {
  conta: PlantaoComConta;
  aoSalvar: () => void;
}

/** Writes an invoice, what arrived or a cut of a shift; what is still to come stands there already. */
export function Lancar({ conta: { plantao, local, preco, acerto }, aoSalvar }: Props) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const semNota = acerto.situacao === 'a_faturar';
  const form = useForm<Digitado, unknown, Conferido>({
    resolver: standardSchemaResolver(lancamentoDigitado),
    defaultValues: {
      tipo: semNota ? 'nota' : 'recebido',
      dia: hoje(local.fuso),
      valor: reaisDigitados(semNota ? (preco?.bruto ?? 0) : acerto.aberto),
      documento: '',
      motivo: '',
    },
  });
  const { control } = form;
  const tipo = useWatch({ control, name: 'tipo' });
  return (
    <Formulario
      form={form}
      aoEnviar={async ({ valor, documento = null, motivo = null, ...resto }) => {
        const valor_centavos = lerReais(valor) ?? 0;
        await lancar(eu, [
          {
            ...resto,
            plantao_id: plantao.id,
            valor_centavos,
            documento: tipo === 'nota' ? documento : null,
            motivo: tipo === 'glosa' ? motivo : null,
          },
        ]);
        await reler();
        aoSalvar();
      }}
    >
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoSelecaoNativa
          control={control}
          name="tipo"
          label="O que aconteceu"
          data={TIPOS_DE_LANCAMENTO.map((um) => ({ value: um, label: ROTULO_DO_LANCAMENTO[um] }))}
        />
        <CampoData control={control} name="dia" label="Dia" />
        <CampoTexto
          control={control}
          name="valor"
          label={tipo === 'recebido' ? 'Valor que chegou' : 'Valor bruto'}
          inputMode="decimal"
          autoComplete="off"
        />
      </SimpleGrid>
      {tipo === 'nota' && <CampoTexto control={control} name="documento" label="Número da nota" />}
      {tipo === 'glosa' && <CampoTexto control={control} name="motivo" label="Motivo da glosa" />}
      {tipo === 'recebido' && acerto.aberto > 0 && (
        <Text size="sm" c="dimmed">{`Falta receber ${emReais(acerto.aberto)} líquidos.`}</Text>
      )}
      <div>
        <Button type="submit">Adicionar lançamento</Button>
      </div>
    </Formulario>
  );
}
