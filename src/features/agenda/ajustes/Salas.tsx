import { linha } from '@domain/contracts/campos.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { alterarSala, criarSala } from '../api/ajustes.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMudarComVolta, useReler } from './aba.ts';

const salaSchema = z.object({ nome: linha('Nome', 1, 60) });

/** Rooms, each with its column in the agenda. */
export function Salas({ clinica, estrutura }: PropsDaAba) {
  const reler = useReler(clinica.id);
  const mudar = useMudarComVolta(clinica.id);
  const form = useForm({
    resolver: standardSchemaResolver(salaSchema),
    defaultValues: { nome: '' },
  });
  return (
    <div className={classes.duas}>
      <Bloco titulo="Salas">
        {estrutura.salas.length === 0 && (
          <BlocoVazio>Sem salas, a agenda se organiza só por médico.</BlocoVazio>
        )}
        <ul className="linhas" aria-label="Salas">
          {estrutura.salas.map(({ id, nome, ativa }) => (
            <Box component="li" key={id} className="linha" {...(!ativa && { c: 'dimmed' })}>
              <span>
                {nome}
                {!ativa && ' (desativada)'}
              </span>
              <Button
                variant="default"
                aria-label={`${ativa ? 'Desativar' : 'Reativar'} ${nome}`}
                onClick={() =>
                  mudar(
                    ativa ? `${nome} foi desativada.` : `${nome} voltou à agenda.`,
                    () => alterarSala(id, { ativa: !ativa }),
                    () => alterarSala(id, { ativa }),
                  )
                }
              >
                {ativa ? 'Desativar' : 'Reativar'}
              </Button>
            </Box>
          ))}
        </ul>
      </Bloco>
      <Bloco titulo="Nova sala">
        <Box pb="lg" px="lg">
          <Formulario
            form={form}
            aoEnviar={async ({ nome }) => {
              await criarSala(clinica.id, nome);
              await reler();
              form.reset();
            }}
          >
            <CampoTexto
              control={form.control}
              name="nome"
              label="Nome da sala"
              autoComplete="off"
            />
            <Button type="submit">Adicionar sala</Button>
          </Formulario>
        </Box>
      </Bloco>
    </div>
  );
}
