import { linha } from '@domain/contracts/campos.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { alterarTipo, criarTipo } from '../api/ajustes.ts';
import { CORES, type Cor, type Tipo } from '../api/linhas.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMudarComVolta, useReler } from './aba.ts';

const minutos = (rotulo: string, minimo: number, maximo: number) => {
  const frase = `${rotulo}: de ${minimo} a ${maximo} minutos.`;
  return z.int(frase).check(z.minimum(minimo, frase), z.maximum(maximo, frase));
};

const tipoSchema = z.object({
  nome: linha('Nome', 2, 60),
  duracao_min: minutos('Duração', 5, 720),
  antes_min: minutos('Antes', 0, 240),
  depois_min: minutos('Depois', 0, 240),
  cor: z.enum(CORES),
  teleconsulta: z.boolean(),
  pedido_pelo_paciente: z.boolean(),
});
type Campos = z.infer<typeof tipoSchema>;

const NOVO: Campos = {
  nome: '',
  duracao_min: 30,
  antes_min: 0,
  depois_min: 0,
  cor: 'indigo',
  teleconsulta: false,
  pedido_pelo_paciente: false,
};

const ROTULO_DA_COR: Readonly<Record<Cor, string>> = {
  indigo: 'Violeta',
  teal: 'Verde-água',
  grape: 'Uva',
  orange: 'Laranja',
  cyan: 'Ciano',
  pink: 'Rosa',
  lime: 'Lima',
  gray: 'Cinza',
};

/** The colour of a kind as the theme paints it. */
const corDoTipo = (cor: Cor) =>
  cor === 'indigo' ? 'var(--mantine-color-marca-5)' : `var(--mantine-color-${cor}-6)`;

/** Kinds of appointment: how long each takes, and how it looks in the agenda. */
export function Tipos({ clinica, estrutura }: PropsDaAba) {
  const [editado, setEditado] = useState<Tipo | null>(null);
  const mudar = useMudarComVolta(clinica.id);
  return (
    <div className={classes.duas}>
      <Bloco titulo="Tipos de atendimento">
        {estrutura.tipos.length === 0 && (
          <BlocoVazio>Comece por “Consulta”: a duração de cada tipo desenha a agenda.</BlocoVazio>
        )}
        <ul className={classes.linhas} aria-label="Tipos de atendimento">
          {estrutura.tipos.map((tipo) => (
            <li key={tipo.id} data-inativa={!tipo.ativo || undefined}>
              <span className={classes.texto}>
                <span>
                  <span className={classes.amostra} style={{ background: corDoTipo(tipo.cor) }} />
                  {tipo.nome}
                  {!tipo.ativo && ' (desativado)'}
                </span>
                <span className={classes.nota}>{descricaoDo(tipo)}</span>
              </span>
              <Group gap="xs">
                <Button
                  variant="default"
                  aria-label={`Editar ${tipo.nome}`}
                  onClick={() => setEditado(tipo)}
                >
                  Editar
                </Button>
                <Button
                  variant="default"
                  aria-label={`${tipo.ativo ? 'Desativar' : 'Reativar'} ${tipo.nome}`}
                  onClick={() =>
                    mudar(
                      tipo.ativo ? `${tipo.nome} foi desativado.` : `${tipo.nome} voltou à agenda.`,
                      () => alterarTipo(tipo.id, { ativo: !tipo.ativo }),
                      () => alterarTipo(tipo.id, { ativo: tipo.ativo }),
                    )
                  }
                >
                  {tipo.ativo ? 'Desativar' : 'Reativar'}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Bloco>
      <Bloco titulo={editado ? `Editar ${editado.nome}` : 'Novo tipo'}>
        <FormularioDoTipo
          key={editado?.id ?? 'novo'}
          clinicaId={clinica.id}
          tipo={editado}
          aoTerminar={() => setEditado(null)}
        />
      </Bloco>
    </div>
  );
}

function descricaoDo({
  duracao_min,
  antes_min,
  depois_min,
  teleconsulta,
  pedido_pelo_paciente,
}: Tipo) {
  return [
    `${duracao_min} min`,
    antes_min > 0 && `${antes_min} min antes`,
    depois_min > 0 && `${depois_min} min depois`,
    teleconsulta && 'teleconsulta',
    pedido_pelo_paciente && 'o paciente pode pedir',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface PropsDoFormulario {
  clinicaId: string;
  tipo: Tipo | null;
  aoTerminar: () => void;
}

function FormularioDoTipo({ clinicaId, tipo, aoTerminar }: PropsDoFormulario) {
  const reler = useReler(clinicaId);
  const form = useForm<Campos>({
    resolver: standardSchemaResolver(tipoSchema),
    defaultValues: tipo ?? NOVO,
  });
  const { control } = form;
  return (
    <div className={classes.formulario}>
      <Formulario
        form={form}
        aoEnviar={async (campos) => {
          await (tipo ? alterarTipo(tipo.id, campos) : criarTipo(clinicaId, campos));
          await reler();
          form.reset(NOVO);
          aoTerminar();
        }}
      >
        <CampoTexto control={control} name="nome" label="Nome" autoComplete="off" />
        <div className={classes.par}>
          <CampoNumero control={control} name="duracao_min" label="Duração" unidade="min" />
          <CampoNumero control={control} name="antes_min" label="Preparo antes" unidade="min" />
          <CampoNumero control={control} name="depois_min" label="Folga depois" unidade="min" />
        </div>
        <CampoSelecaoNativa
          control={control}
          name="cor"
          size="md"
          label="Cor na agenda"
          data={CORES.map((cor) => ({ value: cor, label: ROTULO_DA_COR[cor] }))}
        />
        <Marca control={control} name="teleconsulta" label="É por teleconsulta" />
        <Marca
          control={control}
          name="pedido_pelo_paciente"
          label="O paciente pode pedir pela área dele"
        />
        <Group>
          <Button type="submit">{tipo ? 'Guardar' : 'Criar tipo'}</Button>
          {tipo && (
            <Button variant="default" onClick={aoTerminar}>
              Cancelar
            </Button>
          )}
        </Group>
      </Formulario>
    </div>
  );
}

function Marca({
  control,
  name,
  label,
}: {
  control: Control<Campos>;
  name: 'teleconsulta' | 'pedido_pelo_paciente';
  label: string;
}) {
  const { field } = useController({ control, name });
  return (
    <Checkbox
      ref={field.ref}
      label={label}
      checked={field.value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  );
}
