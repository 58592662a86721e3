import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cuidarDoEnter } from '@/components/formulario/enter.ts';
import { cuidarDasListas } from '@/components/formulario/unico.ts';
import { AnuncioDeRota } from './AnuncioDeRota.tsx';

/** The outermost route: announces each navigation, keeps Enter from sending, shows where it led. */
export function Raiz() {
  useEffect(() => cuidarDoEnter(window), []);
  useEffect(() => cuidarDasListas(window), []);
  return (
    <>
      <AnuncioDeRota />
      <Outlet />
    </>
  );
}
